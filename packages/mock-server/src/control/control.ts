import type { World } from "../world.ts";
import { Reset } from "./commands.schema.ts";
import { readCommand } from "./read-command.ts";
import { type StateReport, stateReport } from "./state-report.ts";
import { createWorldCommands, type WorldCommands } from "./world-commands.ts";

export interface Control extends WorldCommands {
	/** Starts anew: with this seed and scenario, or the ones it has. Sessions end and sockets close. */
	readonly reset: (body: unknown) => void;
	readonly state: () => StateReport;
}

export interface Running {
	readonly world: World;
	readonly scenario: string;
}

interface Engine {
	/** What runs now: a restart replaces it. */
	readonly running: () => Running;
	readonly restart: (seed: string, scenario: string) => void;
	/** Finds the beat that the instruments need. */
	readonly beatAnew: () => void;
}

/** The hand of the person or test that runs the platform. */
export const createControl = ({ running, restart, beatAnew }: Engine): Control => {
	const now = (): WorldCommands => createWorldCommands(running().world);
	return {
		reset: (body) => {
			const { seed, scenario } = readCommand(Reset, body);
			restart(seed ?? running().world.seed, scenario ?? running().scenario);
		},
		clock: (body) => now().clock(body),
		flags: (body) => now().flags(body),
		price: (body) => now().price(body),
		market: (body) => now().market(body),
		microOffer: (body) => now().microOffer(body),
		sendMessage: (body) => now().sendMessage(body),
		openSession: (body) => now().openSession(body),
		expireSessions: (body) => now().expireSessions(body),
		faults: (body) => now().faults(body),
		clearFaults: () => now().clearFaults(),
		load: async (body) => {
			await now().load(body);
			beatAnew();
		},
		state: () => stateReport(running().world, running().scenario),
	};
};
