import { Schema } from "effect";
import { defineCall, defineCommand, definePage, onePage } from "./call.ts";
import { amounts, answers, counts, exampleApplication, pictures, texts } from "./loan-fields.ts";
import {
	AmountText,
	Flag,
	forEachOf,
	Id,
	IdText,
	NonEmptyText,
	Nothing,
	oneOfNumbers,
	optional,
	PageText,
	requiredText,
	ShownMoment,
	Text,
	UnsignedFigure,
	unsettable,
	wholeBetween,
} from "./wire.ts";

export * as applicationFields from "./loan-fields.ts";

const Days = wholeBetween(0, 36_500).annotate({ identifier: "Days" });
const WholeDigits = Schema.String.check(Schema.isPattern(/^\d{1,15}$/u));
/** `YYYY-MM-DD`. */
const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u)).annotate({ identifier: "Day" });
const Typed = Schema.String.check(Schema.isPattern(/^[^\p{Cc}]{1,400}$/u));
const Address = Schema.String.check(Schema.isPattern(/^\S{1,400}$/u));

/**
 * The form of an application (Spec 2 §3). Fields that the site does not ask for, or that are empty, are absent. Numbers are
 * plain decimals in any language of the form (docs/assumptions.md, A-372).
 */
const applicationInput = Schema.Struct({
	/** The family name. */
	name: Typed,
	/** The given name. */
	last_name: Typed,
	/** 1 male, 2 female. */
	sex: Schema.optionalKey(Schema.Literals(["1", "2"])),
	birthday: Schema.optionalKey(Day),
	/** Prefix, dash and number. */
	mobile: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\+\d{1,6}-\d{1,20}$/u))),
	/** 1 ID card, 2 passport. */
	id_card_type: Schema.optionalKey(Schema.Literals(["1", "2"])),
	...forEachOf(texts, () => Schema.optionalKey(Typed)),
	...forEachOf(amounts, () => Schema.optionalKey(AmountText)),
	...forEachOf(counts, () => Schema.optionalKey(WholeDigits)),
	...forEachOf(answers, () => Schema.optionalKey(Schema.Literals(["1", "0"]))),
	...forEachOf(pictures, () => Schema.optionalKey(Address)),
});

/** The application that was sent. The specification shows only `status`; the rest is ours. */
const LoanInfo = Schema.Struct({
	/** 0 not applied, 1 waiting, 2 approved, 3 rejected. */
	status: oneOfNumbers([0, 1, 2, 3]),
	/** Of a rejection. */
	reason: optional(Text),
	/** Ours: the name of the field that the rejection concerns. */
	reason_field: optional(Text),
	name: optional(Text),
	last_name: optional(Text),
	sex: optional(oneOfNumbers([1, 2])),
	birthday: optional(Day),
	mobile: optional(Text),
	id_card_type: optional(oneOfNumbers([1, 2])),
	...forEachOf(texts, () => optional(Text)),
	...forEachOf(amounts, () => optional(UnsignedFigure)),
	...forEachOf(counts, () => optional(wholeBetween(0, Number.MAX_SAFE_INTEGER))),
	...forEachOf(answers, () => optional(Flag)),
	...forEachOf(pictures, () => optional(Text)),
}).annotate({ identifier: "LoanInfo" });

/** Nothing was sent. An application that cannot be read must not count as none. */
const NoLoanInfo = Schema.Struct({
	...LoanInfo.fields,
	status: unsettable(Schema.Null),
	name: unsettable(Schema.Null),
});

export const getInfo = defineCall({
	id: "loan.getInfo",
	kind: "query",
	method: "GET",
	path: "/api/loan/info",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §4, §7",
	summary: "Whether the customer may borrow: the status of the application",
	input: Nothing,
	reply: Schema.Union([LoanInfo, NoLoanInfo]),
	example: { input: {}, reply: { status: 0 } },
});

export const submitApplication = defineCommand({
	id: "loan.submitApplication",
	method: "POST",
	path: "/api/loan/kyc_submit",
	clause: "Spec 2 §3, §5, §7",
	summary: "Apply for the right to borrow",
	input: applicationInput,
	example: { input: exampleApplication, reply: {} },
});

/** Rates are fractions per day. */
export const LoanPlan = Schema.Struct({
	id: Id,
	loan_period: Days,
	/** Days of the period without interest. */
	free_period: optional(Days),
	min_amount: optional(UnsignedFigure),
	max_amount: optional(UnsignedFigure),
	interest_rate: UnsignedFigure,
	penalty_rate: optional(UnsignedFigure),
	/** HTML. */
	agreement: optional(Text),
}).annotate({ identifier: "LoanPlan" });

const examplePlan = {
	id: 1,
	loan_period: 30,
	free_period: 7,
	min_amount: "100",
	max_amount: "5000",
	interest_rate: "0.0005",
	penalty_rate: "0.001",
	agreement: "<p>Agreement</p>",
};

export const getPlans = defineCall({
	id: "loan.getPlans",
	kind: "query",
	method: "GET",
	path: "/api/loan/loan_config",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "The plans that are offered",
	input: Nothing,
	reply: Schema.Array(LoanPlan),
	example: { input: {}, reply: [examplePlan] },
});

export const getPlan = defineCall({
	id: "loan.getPlan",
	kind: "query",
	method: "GET",
	path: "/api/loan/config_info",
	sends: "query",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "One plan",
	input: Schema.Struct({ id: IdText }),
	reply: LoanPlan,
	example: { input: { id: "1" }, reply: examplePlan },
});

/** A picture of the pad, as a `data:` address. */
const SignaturePicture = Schema.String.check(
	Schema.isPattern(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/u),
	Schema.isMaxLength(300_000),
);

const exampleSignature = "data:image/png;base64,aGVsbG8=";

export const submitLoan = defineCommand({
	id: "loan.submit",
	method: "POST",
	path: "/api/loan/loan_submit",
	clause: "Spec 2 §4, §7",
	summary: "Ask for a loan with a signed agreement",
	input: Schema.Struct({
		amount: AmountText,
		config_id: IdText,
		sign: SignaturePicture,
		/** HTML with the signature. */
		agreement: requiredText(400_000),
	}),
	example: {
		input: {
			amount: "1000",
			config_id: "1",
			sign: exampleSignature,
			agreement: `<p>Agreement</p><img src="${exampleSignature}" alt="">`,
		},
		reply: {},
	},
});

export const getDate = defineCall({
	id: "loan.getDate",
	kind: "query",
	method: "GET",
	path: "/api/loan/get_date",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §7",
	summary: "The present day in the time zone of the site (docs/assumptions.md, A-373)",
	input: Nothing,
	reply: Schema.Struct({ date: Day }),
	example: { input: {}, reply: { date: "2026-01-31" } },
});

/** The number of each status of a loan (Spec 2 §3, §4). */
export const loanStatuses = {
	"waiting for review": 1,
	"to repay": 2,
	rejected: 3,
	"repayment under check": 4,
	repaid: 5,
} as const;

export const LoanRecord = Schema.Struct({
	id: Id,
	amount: UnsignedFigure,
	loan_period: optional(Days),
	/** Ours (docs/assumptions.md, A-373). */
	free_period: optional(Days),
	interest_rate: optional(UnsignedFigure),
	interest_amount: optional(UnsignedFigure),
	penalty_amount: optional(UnsignedFigure),
	penalty_rate: optional(UnsignedFigure),
	status: oneOfNumbers(Object.values(loanStatuses)),
	created_at: ShownMoment,
	reviewed_at: ShownMoment,
	/** When it was repaid. */
	repayment_time: ShownMoment,
	/** HTML, as it was signed. */
	agreement: optional(Text),
	/** Of a rejection, or of a repayment that was not accepted. Ours. */
	reason: optional(Text),
	user_info: optional(
		Schema.Struct({
			name: optional(Text),
			last_name: optional(Text),
			country: optional(Text),
			mobile: optional(Text),
			uid: optional(Text),
		}),
	),
}).annotate({ identifier: "LoanRecord" });

const exampleRecord = {
	id: 1,
	amount: "1000",
	loan_period: 30,
	free_period: 7,
	interest_rate: "0.0005",
	interest_amount: "1.5",
	penalty_amount: "0",
	penalty_rate: "0.001",
	status: 2 as const,
	created_at: "2026-01-01 00:00:00",
	reviewed_at: "2026-01-01 00:05:00",
	repayment_time: "",
	agreement: "<p>Agreement</p>",
	reason: "",
	user_info: {
		name: "Berg",
		last_name: "Mia",
		country: "Austria",
		mobile: "+043-6641234567",
		uid: "10000001",
	},
};

export const getRecords = definePage({
	id: "loan.getRecords",
	path: "/api/loan/loan_list",
	access: "session",
	clause: "Spec 2 §3, §4, §7",
	summary: "A page of the customer's loans, newest first, with the figures of today",
	input: Schema.Struct({ page: PageText }),
	row: LoanRecord,
	example: { input: { page: "1" }, reply: onePage(exampleRecord) },
});

const oneLoan = (id: string, path: string, summary: string) =>
	defineCall({
		id,
		kind: "query",
		method: "GET",
		path,
		sends: "query",
		access: "session",
		clause: "Spec 2 §3, §7",
		summary,
		input: Schema.Struct({ loan_id: IdText }),
		reply: LoanRecord,
		example: { input: { loan_id: "1" }, reply: exampleRecord },
	});

export const getRecord = oneLoan("loan.getRecord", "/api/loan/loan_info", "One loan of the customer");

export const getRepayment = oneLoan(
	"loan.getRepayment",
	"/api/loan/repayment_info",
	"One loan of the customer with what is to be repaid today",
);

export const RepaymentAccount = Schema.Struct({
	id: Id,
	currency_code: NonEmptyText,
	protocol_code: optional(Text),
	address: NonEmptyText,
	/** Our own field: the price of one coin in the site's currency (docs/assumptions.md, A-624). */
	price: optional(UnsignedFigure),
}).annotate({ identifier: "RepaymentAccount" });

export const getRepaymentAccounts = defineCall({
	id: "loan.getRepaymentAccounts",
	kind: "query",
	method: "GET",
	path: "/api/loan/repayment_accounts",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "The addresses that a loan can be repaid to",
	input: Nothing,
	reply: Schema.Array(RepaymentAccount),
	example: {
		input: {},
		reply: [
			{
				id: 1,
				currency_code: "USDT",
				protocol_code: "TRC20",
				address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
				price: "1",
			},
		],
	},
});

export const repay = defineCommand({
	id: "loan.repay",
	method: "POST",
	path: "/api/loan/repayment",
	clause: "Spec 2 §2, §4, §7",
	summary: "Report a repayment with a picture as proof",
	input: Schema.Struct({ charge_id: IdText, loan_id: IdText, proofImg: Address }),
	example: {
		input: {
			charge_id: "1",
			loan_id: "1",
			proofImg: "/media/uploads/0b8f2c1e6a574b0e9a0c1f1a3a8f7c11aa01bb02.jpg",
		},
		reply: {},
	},
});
