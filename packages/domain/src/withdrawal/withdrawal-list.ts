import { toText } from "../money/decimal.ts";
import { defineList, type PageRequest } from "../paged-list/list.ts";
import type { WithdrawalKind, WithdrawalRecord } from "./withdrawal.ts";
import { Withdrawals } from "./withdrawals.port.ts";

/** Records have no id: the business number, or else all that identifies one. */
export const withdrawalKey = (record: WithdrawalRecord): string =>
	record.businessId ??
	[record.createdAt, record.currencyCode, toText(record.amount), record.target, record.notes].join("|");

/** The withdrawals of a kind, newest first (Spec 2 §2). */
export const withdrawalList = defineList({
	keyOf: withdrawalKey,
	read: ({ query, page }: PageRequest<{ readonly kind: WithdrawalKind }>) =>
		Withdrawals.use((port) => port.records({ ...query, page })),
});
