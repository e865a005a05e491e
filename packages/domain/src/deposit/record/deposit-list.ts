import { defineList, type PageRequest } from "../../paged-list/list.ts";
import { Deposits } from "../deposits.port.ts";
import type { DepositKind, DepositRecord } from "./deposit-record.ts";

/** The deposits of one kind, newest first (Spec 2 §2). */
export const depositList = defineList({
	keyOf: ({ id }: DepositRecord) => id,
	read: ({ query, page }: PageRequest<{ readonly kind: DepositKind }>) =>
		Deposits.use((port) => port.records({ ...query, page })),
});
