/** Cruises the planted trees of the test and prints the outcomes as JSON. */
import { cruiseTree, type Cruise } from './cruise-tree';
import { plantedRegistry } from './planted-violations';

const cruises: Cruise[] = [];
for (const tree of process.argv.slice(2)) cruises.push(await cruiseTree(tree, ['apps', 'packages'], plantedRegistry));
console.log(JSON.stringify(cruises));
