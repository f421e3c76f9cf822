import { startFakeGateways, type FakeGateways } from './start-fake-gateways';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server';

export interface AccountForTest {
  readonly fakes: FakeGateways;
  readonly server: TestServer;
  stop(): Promise<void>;
}

/** Starts the server beside gateways for text messages and scanning that the test plays. */
export async function startAccountForTest(options: TestServerOptions = {}): Promise<AccountForTest> {
  const fakes = await startFakeGateways();
  const server = await startTestServer({ ...options, env: { ...fakes.env, ...options.env } });
  const stop = async (): Promise<void> => {
    await server.stop();
    await fakes.stop();
  };
  return { fakes, server, stop };
}
