/** Cruises the planted tree of the test and prints the outcome as JSON. */
import { cruiseTree } from './cruise-tree';
import { plantedRegistry } from './planted-violations';

const [tree] = process.argv.slice(2);
console.log(JSON.stringify(await cruiseTree(tree!, ['apps', 'packages'], plantedRegistry)));
