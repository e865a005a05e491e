import type { CommandReply } from "@tradewind/domain/command";
import type { CommandError } from "@tradewind/domain/request";
import {
	type LevelSubmission,
	readTwoLevel,
	realNameMachine,
	reconcileLevel,
	reconcileRealName,
	type SentRealName,
	submitLevel,
	twoLevelVerificationMachine,
	Verifications,
} from "@tradewind/domain/verification";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	realName: realNameMachine.provide({
		actors: {
			readRecord: request(() => Verifications.use((port) => port.realNameRecord), shownReading),
			send: request<CommandReply, CommandError, SentRealName>(
				({ submission }) => Verifications.use((port) => port.submitRealName(submission)),
				selfShownCommand,
			),
			reconcile: request(reconcileRealName, shownReading),
		},
	}),
	twoLevel: twoLevelVerificationMachine.provide({
		actors: {
			readLevels: request(() => readTwoLevel, shownReading),
			send: request<CommandReply, CommandError, LevelSubmission>(submitLevel, selfShownCommand),
			reconcile: request(reconcileLevel, shownReading),
		},
	}),
}));
