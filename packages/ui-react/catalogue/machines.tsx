import { type ReactNode, useEffect, useState } from "react";
import { type AnyStateMachine, StateMachine } from "xstate";
import { transitionRows } from "../../../scripts/docs/state-diagram.ts";
import { type ActorReport, actorChannel } from "./actor-channel.ts";

const files = import.meta.glob<Readonly<Record<string, unknown>>>("../../domain/src/**/*.machine.ts");

/** Every machine with its transitions, and where its actors in the other tabs of this browser are. */
export const Machines = (): ReactNode => {
	const [machines, setMachines] = useState<readonly ShownMachine[]>([]);
	const [reports, setReports] = useState<ReadonlyMap<string, ActorReport>>(new Map());
	const [wanted, setWanted] = useState("");
	useEffect(() => void readMachines().then(setMachines), []);
	useEffect(() => {
		const channel = new BroadcastChannel(actorChannel);
		channel.onmessage = ({ data }: MessageEvent<ActorReport>) =>
			setReports((known) => new Map(known).set(`${data.page} ${data.session}`, data));
		return () => channel.close();
	}, []);
	const running = (id: string): readonly ActorReport[] =>
		[...reports.values()].filter(({ machine, isStopped }) => machine === id && !isStopped);
	return (
		<main className="catalogue" dir="ltr" lang="en">
			<p>
				The same machines as in docs/machines.md. Open the app in another tab of this browser: the states of
				its actors appear here, with the last event of each.
			</p>
			<input
				type="search"
				aria-label="Search machines"
				placeholder="A machine, a state or an event"
				value={wanted}
				onChange={({ target }) => setWanted(target.value)}
			/>
			{machines
				.filter(({ path, rows }) => `${path} ${JSON.stringify(rows)}`.includes(wanted))
				.map(({ path, machine, rows }) => (
					<details key={path} open={running(machine.id).length > 0}>
						<summary>
							<b>{machine.id}</b> <code>{path.replace("../../", "packages/")}</code>
						</summary>
						{running(machine.id).map((report) => (
							<p key={`${report.page} ${report.session}`} className="catalogue-live">
								{report.states.join(", ")} <small>after {report.event}</small>
							</p>
						))}
						<table>
							<thead>
								<tr>
									<th>state</th>
									<th>event</th>
									<th>next state</th>
								</tr>
							</thead>
							<tbody>
								{rows.map(({ from, event, to }) => (
									<tr
										key={`${from} ${event} ${to}`}
										data-here={
											running(machine.id).some(({ states }) => states.some((state) => isIn(state, from))) ||
											undefined
										}
									>
										<td>{from}</td>
										<td>{event}</td>
										<td>{to}</td>
									</tr>
								))}
							</tbody>
						</table>
					</details>
				))}
		</main>
	);
};

interface ShownMachine {
	readonly path: string;
	readonly machine: AnyStateMachine;
	readonly rows: ReturnType<typeof transitionRows>;
}

/** Whether a state is another one, or inside of it. */
const isIn = (state: string, other: string): boolean => state === other || state.startsWith(`${other}.`);

const readMachines = async (): Promise<readonly ShownMachine[]> => {
	const found = await Promise.all(
		Object.entries(files).map(async ([path, load]) => {
			const machine = Object.entries(await load()).flatMap(
				([name, value]) => machineOf(name, value) ?? [],
			)[0];
			return machine ? [{ path, machine, rows: transitionRows(machine) }] : [];
		}),
	);
	return found.flat();
};

/** A machine, or the result of a `create…Machine({})`, as in docs/machines.md. */
const machineOf = (name: string, value: unknown): AnyStateMachine | undefined => {
	if (value instanceof StateMachine) return value;
	if (typeof value !== "function" || !/^create\w*Machine$/u.test(name)) return undefined;
	const made: unknown = value({});
	return made instanceof StateMachine ? made : undefined;
};
