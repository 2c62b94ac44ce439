// An import is over in seconds, and V8's last compiler takes a tenth of its processor's time, anew in each thread. What runs
// ten times as often as V8 asks for is compiled by it all the same; the rest is left to the compiler before.
import v8 from 'node:v8';

/** The Node of which this is known; another may not know the options, and would say so in the middle of what it prints. */
const KNOWN_NODE = '24';
/**
 * The heap is collected when it has grown by a third: V8 would let a large one double, and organising a hundred thousand items
 * makes it large.
 */
const OPTIONS = ['--invocation-count-for-turbofan=30000', '--heap-growing-percent=30'];

/** For a process that imports and ends. To be called before a cache of compiled code is opened, which differs by it. */
export function compileLess() {
  if (process.versions.node.split('.')[0] === KNOWN_NODE) for (const option of OPTIONS) v8.setFlagsFromString(option);
}
