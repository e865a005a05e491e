import { defineList, type PageRequest } from "../../paged-list/list.ts";
import { Loans } from "../loans.port.ts";
import type { LoanRecord } from "./loan-record.ts";

/** The loans of the customer, newest first (Spec 2 §2). */
export const loanList = defineList({
	keyOf: ({ id }: LoanRecord) => id,
	read: ({ page }: PageRequest<undefined>) => Loans.use((port) => port.records({ page })),
});
