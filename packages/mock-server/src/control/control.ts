import { readCommand } from "../commands/read-command.ts";
import type { World } from "../world.ts";
import { Reset } from "./commands.schema.ts";
import { type StateReport, stateReport } from "./state-report.ts";
import { createWorldCommands, type WorldCommands } from "./world-commands.ts";

export interface Control extends WorldCommands {
	/** Restarts the platform with a seed and a scenario, by default the current ones. Sessions end and sockets close. */
	readonly reset: (body: unknown) => void;
	readonly state: () => StateReport;
}

export interface Running {
	readonly world: World;
	readonly scenario: string;
}

interface Runtime {
	/** The current state; a restart replaces it. */
	readonly running: () => Running;
	readonly restart: (seed: string, scenario: string) => void;
	/** Restarts the tick timer after the set of instruments changed. */
	readonly restartTicks: () => void;
}

/** The commands of the person or test that operates the platform. */
export const createControl = ({ running, restart, restartTicks }: Runtime): Control => {
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
		addCode: (body) => now().addCode(body),
		answerChat: (body) => now().answerChat(body),
		openAsLeader: (body) => now().openAsLeader(body),
		closeAsLeader: (body) => now().closeAsLeader(body),
		decideApplication: (body) => now().decideApplication(body),
		decideDeposit: (body) => now().decideDeposit(body),
		decideWithdrawal: (body) => now().decideWithdrawal(body),
		decideLoanApplication: (body) => now().decideLoanApplication(body),
		decideLoan: (body) => now().decideLoan(body),
		decideRepayment: (body) => now().decideRepayment(body),
		loanBlock: (body) => now().loanBlock(body),
		decideReview: (body) => now().decideReview(body),
		refundFund: (body) => now().refundFund(body),
		openSession: (body) => now().openSession(body),
		expireSessions: (body) => now().expireSessions(body),
		faults: (body) => now().faults(body),
		clearFaults: () => now().clearFaults(),
		load: async (body) => {
			await now().load(body);
			restartTicks();
		},
		state: () => stateReport(running().world, running().scenario),
	};
};
