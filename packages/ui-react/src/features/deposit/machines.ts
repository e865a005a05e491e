import { Articles, createArticleMachine, type DescriptivePage } from "@tradewind/domain/content";
import {
	bankDepositMachine,
	bankDepositRequests,
	cryptoDepositMachine,
	cryptoDepositRequests,
	depositRecordMachine,
	depositRecordRequests,
	wireDepositMachine,
	wireDepositRequests,
} from "@tradewind/domain/deposit";
import { Effect } from "effect";
import { defineMachines } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { safeHtml } from "../../ui/html/safe-html.ts";

const noteMachine = createArticleMachine<DescriptivePage | undefined, string>();

/** The text of a group, once what cleans it has loaded too: it is then shown at once. */
const readNote = ({ key }: { readonly key: string }) =>
	Effect.tap(
		Articles.use((port) => port.note(key)),
		(note) => Effect.result(Effect.tryPromise(() => safeHtml(note?.content ?? ""))),
	);

export const machines = defineMachines(({ actorsOf, request }) => ({
	crypto: cryptoDepositMachine.provide({ actors: actorsOf(cryptoDepositRequests) }),
	wire: wireDepositMachine.provide({ actors: actorsOf(wireDepositRequests) }),
	bank: bankDepositMachine.provide({ actors: actorsOf(bankDepositRequests) }),
	bankNote: noteMachine.provide({ actors: { readArticle: request(readNote, shownReading) } }),
	record: depositRecordMachine.provide({ actors: actorsOf(depositRecordRequests) }),
}));
