import { Effect } from "effect";
import { defineList, type PageRequest } from "../paged-list/list.ts";
import { type NumberedTransfer, numberTransfers } from "./numbered-transfer.ts";
import { Transfers } from "./transfers.port.ts";

/** The transfers from or to an account, newest first (Spec 2 §4, §7). Each reader numbers the records itself. */
export const transferLog = () => {
	const number = numberTransfers();
	return defineList({
		keyOf: ({ place }: NumberedTransfer) => place,
		read: ({ query, page }: PageRequest<{ readonly accountId: number }>) =>
			Effect.map(
				Transfers.use((port) => port.log({ ...query, page })),
				(records) => number(page, records),
			),
	});
};
