/** What runs on a data folder already, as a sentence with how to stop it; null when nothing does. */
export function describeRunning(dataDir: string): Promise<string | null>;
