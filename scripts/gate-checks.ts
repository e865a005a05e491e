/** Introduces faults of each kind in a copy of the tree and expects the part that must find each of them to fail. */
import { availableParallelism } from "node:os";
import { isRequired } from "./debian.ts";
import { installEngines, isMissing } from "./engines.ts";
import { copyTree } from "./gate-checks/copy-tree.ts";
import { expectFailures } from "./gate-checks/expect-failures.ts";
import { groupsOfFaults, type SeededFault } from "./gate-checks/seeded-faults.ts";
import { type Check, reportChecks } from "./suite/checks.ts";

if (isMissing("webkit")) installEngines();
const isRunnable = ({ part }: SeededFault): boolean =>
	part !== "engines" || isRequired || !isMissing("webkit");
const waiting = groupsOfFaults.map((group) => group.filter(isRunnable));
for (const { part, name } of groupsOfFaults.flat().filter((fault) => !isRunnable(fault)))
	console.log(`not run, because WebKit is not on this machine: "${part}" fails on ${name}`);
const checks: Check[] = [];

/** Processes the queued groups one after the other, in the same copy of the tree. */
const checkFaults = async (): Promise<void> => {
	using copy = copyTree();
	for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
		checks.push(...(await expectFailures(copy.folder, group)));
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkFaults));
reportChecks(checks);
