import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { putItem } from '../conformance/samples.ts';

/** Writes to an encrypted database until it is killed; says so once there is something in its log. */
const [, , file = '', key = ''] = process.argv;
const store = await openSqliteStore(file, { key: Buffer.from(key, 'hex'), warmUp: false });
for (let n = 0; ; n += 1) {
  await store.write([putItem(`quokka-${n}`, { body: 'Zwetschgendatschi', names: 'Heathcliff' })]);
  if (n === 20) process.stdout.write('written\n');
}
