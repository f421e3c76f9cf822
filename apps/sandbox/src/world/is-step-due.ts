import type { Step, World } from './world';

/**
 * Whether a planned step still makes sense: what was done by hand is not done
 * again by the clock, and a box the terminal never passed stays on the quay.
 */
export function isStepDue(world: World, step: Step): boolean {
  if (step.billNo === undefined) {
    const call = world.calls[step.callId ?? ''];
    if (!call) return false;
    if (step.type === 'berth' || step.type === 'stow') return call.ataMs === null;
    if (step.type === 'depart') return call.atdMs === null;
    return true;
  }
  const bill = world.bills[step.billNo];
  if (!bill) return false;
  const boxes = bill.boxes.filter((box) => step.containerNo === undefined || box.containerNo === step.containerNo);
  switch (step.type) {
    case 'declare':
    case 'pre-manifest':
      return bill.preManifestCode !== '01';
    case 'manifest':
      return boxes.some((box) => !box.isListed);
    case 'gate-out':
      return boxes.some((box) => box.gateOutMs === null && box.gateInMs === null);
    case 'gate-in':
      return boxes.some((box) => box.gateInMs === null);
    case 'arrival':
      return step.flag === 'N' || boxes.some((box) => box.gateInMs !== null && box.flags.cpcode !== 'Y');
    case 'inspect':
      return boxes.some((box) => box.flags.custom !== 'Y');
    case 'release':
      return boxes.some((box) => box.flags.custom !== 'Y');
    case 'triple':
      return boxes.some((box) => box.flags.sld !== 'Y');
    case 'pass':
      return step.flag === 'N' || boxes.some((box) => box.flags.pass !== 'Y');
    case 'loading':
    case 'load':
      return boxes.some((box) => box.loadedMs === null && box.flags.pass === 'Y');
    case 'tally':
      return boxes.some((box) => box.loadedMs !== null);
    default:
      return true;
  }
}
