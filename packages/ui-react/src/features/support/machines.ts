import { createArticleMachine } from "@tradewind/domain/content";
import { type Company, Support } from "@tradewind/domain/support";
import { defineMachines } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	company: createArticleMachine<Company, undefined>().provide({
		actors: { readArticle: request(() => Support.use((port) => port.company), shownReading) },
	}),
}));
