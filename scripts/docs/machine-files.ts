import { globSync } from "node:fs";
import { join } from "node:path";
import { type AnyStateMachine, StateMachine } from "xstate";
import { root } from "../paths.ts";
import { docstringOf } from "./docstring.ts";

export interface MachineFile {
	/** The exported name: `sessionMachine`, `createPagedListMachine`. */
	readonly name: string;
	/** From the root of the repository. */
	readonly path: string;
	/** The docstring of the machine, as one paragraph. */
	readonly reading: string;
	readonly machine: AnyStateMachine;
}

/** The machines of the domain, by path. Throws if a machine file exports no machine or has no docstring. */
export const machineFiles = async (): Promise<readonly MachineFile[]> => {
	const paths = globSync("packages/domain/src/**/*.machine.ts", { cwd: root }).sort();
	return Promise.all(
		paths.map(async (path) => {
			const exported: Readonly<Record<string, unknown>> = await import(join(root, path));
			for (const [name, value] of Object.entries(exported)) {
				const machine = machineOf(name, value);
				if (machine) return { name, path, machine, reading: docstringOf(path, name) };
			}
			throw new Error(`${path} exports no machine.`);
		}),
	);
};

/** A machine, or the result of a `create…Machine({})`: its states do not depend on the argument. */
const machineOf = (name: string, value: unknown): AnyStateMachine | undefined => {
	if (value instanceof StateMachine) return value;
	if (typeof value !== "function" || !/^create\w*Machine$/.test(name)) return undefined;
	const made: unknown = value({});
	return made instanceof StateMachine ? made : undefined;
};
