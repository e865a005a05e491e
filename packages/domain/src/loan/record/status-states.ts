import type { LoanRecord } from "./loan-record.ts";
import { type LoanStatus, loanStatuses, statusProperties } from "./loan-status.ts";

interface Known {
	readonly context: { readonly record: LoanRecord | undefined };
}

/** A value for each status. `Object.fromEntries` does not keep the keys in its type. */
const forEachStatus = <Value>(valueFor: (status: LoanStatus) => Value): Readonly<Record<LoanStatus, Value>> =>
	Object.fromEntries(loanStatuses.map((status) => [status, valueFor(status)])) as Record<LoanStatus, Value>;

type StatusGuard = `is ${LoanStatus}`;

/** Whether the known loan has a status, for each of them. */
export const statusGuards = Object.fromEntries(
	loanStatuses.map((status) => [`is ${status}`, ({ context }: Known) => context.record?.status === status]),
) as Readonly<Record<StatusGuard, (known: Known) => boolean>>;

const arrowsTo = (statuses: readonly LoanStatus[]) =>
	statuses.map((status) => ({ guard: `is ${status}` as const, target: status }));

const canRepay = ["can repay"] as const;

/** A state for each status, which the known loan leads to, and one before it is known. */
export const statusStates = {
	unknown: { always: arrowsTo(loanStatuses) },
	...forEachStatus((status) => ({
		tags: statusProperties[status].canRepay ? canRepay : [],
		always: arrowsTo(statusProperties[status].followers),
	})),
};
