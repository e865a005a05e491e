/** Status of a loan (Spec 2 §4). */
export type LoanStatus = "waiting for review" | "to repay" | "rejected" | "repayment under check" | "repaid";

interface StatusProperties {
	/** Its money was paid out. Until then a loan costs nothing, whatever its figures are (docs/assumptions.md, A-371). */
	readonly isPaidOut: boolean;
	/** Its money is owed: it counts as a debt, and blocks withdrawals and transfers (Spec 2 §6, docs/assumptions.md, A-374, A-513). */
	readonly isOwed: boolean;
	/** The figures grow by the day (docs/assumptions.md, A-371). */
	readonly grows: boolean;
	/** The next step of the customer is the repayment (Spec 2 §4). */
	readonly canRepay: boolean;
	/** The platform takes the next step: pages that show the loan read it again by themselves. */
	readonly isAwaited: boolean;
	/** What it proves of a repayment whose answer was lost. */
	readonly repayment: "arrived" | "not arrived" | "unknown";
	/** All statuses that may follow, also with others between. A final status has none; before it the platform gives no other loan (docs/assumptions.md, A-374). */
	readonly followers: readonly LoanStatus[];
}

/** Everything that depends on the status of a loan, except texts, is decided here. */
const properties = {
	"waiting for review": {
		isPaidOut: false,
		isOwed: false,
		grows: false,
		canRepay: false,
		isAwaited: true,
		repayment: "unknown",
		followers: ["to repay", "rejected", "repayment under check", "repaid"],
	},
	"to repay": {
		isPaidOut: true,
		isOwed: true,
		grows: true,
		canRepay: true,
		isAwaited: false,
		repayment: "not arrived",
		followers: ["repayment under check", "repaid"],
	},
	rejected: {
		isPaidOut: false,
		isOwed: false,
		grows: false,
		canRepay: false,
		isAwaited: false,
		repayment: "unknown",
		followers: [],
	},
	"repayment under check": {
		isPaidOut: true,
		isOwed: true,
		grows: false,
		canRepay: false,
		isAwaited: true,
		repayment: "arrived",
		followers: ["to repay", "repaid"],
	},
	repaid: {
		isPaidOut: true,
		isOwed: false,
		grows: false,
		canRepay: false,
		isAwaited: false,
		repayment: "arrived",
		followers: [],
	},
} as const satisfies Readonly<Record<LoanStatus, StatusProperties>>;

type Properties = typeof properties;
/** The statuses with this value of a property. */
type StatusWith<Name extends keyof StatusProperties, Value> = {
	[Status in LoanStatus]: Properties[Status][Name] extends Value ? Status : never;
}[LoanStatus];

export type OwedStatus = StatusWith<"isOwed", true>;
export type OpenStatus = Exclude<LoanStatus, StatusWith<"followers", readonly []>>;

const isLoanStatus = (name: string): name is LoanStatus => Object.hasOwn(properties, name);

/** All statuses. */
export const loanStatuses: readonly LoanStatus[] = Object.keys(properties).filter(isLoanStatus);

export const statusProperties: Readonly<Record<LoanStatus, StatusProperties>> = properties;

interface WithStatus {
	readonly status: LoanStatus;
}

/** Whether a loan was not paid out, or not yet: it costs nothing, whatever its figures are (docs/assumptions.md, A-371). */
export const isUnpaidOut = ({ status }: WithStatus): boolean => !statusProperties[status].isPaidOut;

/** Whether the money of a loan is owed: it was paid out and is not repaid (docs/assumptions.md, A-374). */
export const isOwed = <Loan extends WithStatus>(loan: Loan): loan is Loan & { readonly status: OwedStatus } =>
	statusProperties[loan.status].isOwed;

/** Only a loan to repay opens the repayment (Spec 2 §4). */
export const canRepay = ({ status }: WithStatus): boolean => statusProperties[status].canRepay;

/** Whether the platform takes the next step: it reviews the loan, or checks its repayment. */
export const isAwaited = ({ status }: WithStatus): boolean => statusProperties[status].isAwaited;

/** Whether a loan is not closed: the platform gives one at a time (docs/assumptions.md, A-374). */
export const isOpen = <Loan extends WithStatus>(loan: Loan): loan is Loan & { readonly status: OpenStatus } =>
	statusProperties[loan.status].followers.length > 0;
