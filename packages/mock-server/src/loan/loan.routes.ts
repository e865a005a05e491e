import { loan as calls, type ReplyOf, wire } from "@tradewind/contracts";
import { decimal, divide, money, toText, zero } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { Result } from "effect";
import { pageReply, refuse, reply } from "../api/answer.ts";
import { customerRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import { coins, usdPriceOf } from "../payment/currencies.ts";
import type { Upload } from "../upload/upload.routes.ts";
import { textIn } from "../words/words.ts";
import { createLoanApplications, type LoanApplication, type SentFields } from "./applications.ts";
import { loanCommands } from "./loan.commands.ts";
import { loanMoments } from "./loan.moments.ts";
import { waitingLoans } from "./loan.waiting.ts";
import { createLoans, type Loan as OneLoan } from "./loans.ts";
import { type Plan, plans, storedAgreement } from "./plans.ts";

export const loan = (core: Core, { upload: { uploads } }: { readonly upload: Upload }) => {
	const { clock, sessions } = core;
	const loans = createLoans(core);
	const applications = createLoanApplications(core);

	const wireLoan = (shown: OneLoan, language: LanguageCode) => {
		const { interest, penalty } = loans.owed(shown, clock.now());
		return {
			id: shown.id,
			amount: toText(shown.amount),
			loan_period: shown.loanPeriodDays,
			free_period: shown.freePeriodDays,
			interest_rate: toText(shown.dailyRate),
			interest_amount: toText(interest),
			penalty_amount: toText(penalty),
			penalty_rate: toText(shown.penaltyRate),
			status: calls.loanStatuses[shown.status],
			created_at: dateTimeText(shown.createdAt),
			reviewed_at: momentOf(shown.reviewedAt),
			repayment_time: momentOf(shown.repaidAt),
			agreement: shown.agreement,
			reason: shown.reason ? textIn(language, shown.reason) : "",
			user_info: borrowerOf(sessions.customer(shown.customerId), applications.of(shown.customerId)),
		};
	};

	/** One loan of the customer. */
	const own = (customer: Customer, id: string) => {
		const found = loans.find(Number(id));
		return found?.customerId === customer.id ? Result.succeed(found) : refuse("loan.noSuchLoan");
	};
	const oneLoan = (call: typeof calls.getRecord) =>
		customerRoute(call, ({ input, customer, language }) =>
			Result.flatMap(own(customer, input.loan_id), (found) => reply(wireLoan(found, language))),
		);

	return {
		loans,
		applications,
		commands: loanCommands(core, { loans, applications }),
		report: () => ({
			loans: loans.all().map((one) => {
				const { agreement, user_info, ...shown } = wireLoan(one, "en");
				const daysLent = loans.daysLent(one, clock.now());
				return { customerId: one.customerId, daysLent, interestAccrues: loans.accrues(), ...shown };
			}),
		}),
		waiting: () => waitingLoans(core, { loans, applications }),
		moments: loanMoments(loans, clock),
		routes: [
			customerRoute(calls.getInfo, ({ customer, language }) =>
				reply(wireApplication(applications.of(customer.id), language)),
			),

			customerRoute(calls.submitApplication, ({ input, customer }) => {
				if (customer.isDemo) return refuse("account.onlyReal");
				const isLost = pictures.some(
					(name) => input[name] !== undefined && !uploads.isOwnedBy(input[name], customer.id),
				);
				if (isLost) return refuse("loan.pictureUnknown");
				return Result.flatMap(applications.apply(customer.id, input), () =>
					reply({}, "loan.applicationSent"),
				);
			}),

			customerRoute(calls.getPlans, () => reply(plans.map(wirePlan))),

			customerRoute(calls.getPlan, ({ input }) => {
				const found = plans.find(({ id }) => id === Number(input.id));
				return found ? reply(wirePlan(found)) : refuse("loan.noSuchPlan");
			}),

			customerRoute(calls.submitLoan, ({ input, customer }) => {
				if (customer.isDemo) return refuse("account.onlyReal");
				if (applications.of(customer.id)?.status !== "approved") return refuse("loan.applyFirst");
				if (!input.agreement.includes(input.sign)) return refuse("loan.notSigned");
				return Result.flatMap(
					loans.submit({
						customerId: customer.id,
						planId: Number(input.config_id),
						amount: money(decimal(input.amount)),
						agreement: input.agreement,
					}),
					() => reply({}, "loan.sent"),
				);
			}),

			customerRoute(calls.getDate, () => reply({ date: loans.today() })),

			customerRoute(calls.getRecords, ({ input, customer, language }) =>
				pageReply(loans.of(customer.id), input.page, (shown) => wireLoan(shown, language)),
			),

			oneLoan(calls.getRecord),
			oneLoan(calls.getRepayment),

			customerRoute(calls.getRepaymentAccounts, () =>
				reply(
					coins.map(({ id, code, protocol, address, usdPrice }) => ({
						id,
						currency_code: code,
						protocol_code: protocol,
						address,
						price: toText(
							divide(decimal(usdPrice), usdPriceOf(core.site.info().currency), 18, "down") ?? zero,
						),
					})),
				),
			),

			customerRoute(calls.repay, ({ input, customer }) => {
				if (!coins.some(({ id }) => id === Number(input.charge_id)))
					return refuse("loan.noSuchRepaymentAddress");
				if (!uploads.isOwnedBy(input.proofImg, customer.id)) return refuse("loan.pictureUnknown");
				return Result.flatMap(own(customer, input.loan_id), (found) =>
					Result.flatMap(loans.repay(found), () => reply({}, "loan.repaymentSent")),
				);
			}),
		],
	};
};

export type Loan = ReturnType<typeof loan>;

const applicationStatuses = { waiting: 1, approved: 2, rejected: 3 } as const;

const pictures = wire.wordsOf(calls.applicationFields.pictures);
const counts = wire.wordsOf(calls.applicationFields.counts);

const momentOf = (at: number | undefined): string => (at === undefined ? "" : dateTimeText(at));

const wirePlan = (offered: Plan) => ({
	id: offered.id,
	loan_period: offered.loanPeriodDays,
	free_period: offered.freePeriodDays,
	min_amount: toText(offered.minAmount),
	max_amount: toText(offered.maxAmount),
	interest_rate: toText(offered.dailyRate),
	penalty_rate: toText(offered.penaltyRate),
	agreement: storedAgreement,
});

/** The customer as named in the agreement. */
const borrowerOf = (customer: Customer | undefined, application: LoanApplication | undefined) => ({
	name: application?.fields.name ?? customer?.name ?? "",
	last_name: application?.fields.last_name ?? "",
	country: application?.fields.country ?? "",
	mobile: application?.fields.mobile ?? customer?.mobile ?? "",
	uid: customer?.uid ?? "",
});

/** The status, and the data that was sent: a rejected customer corrects it. */
const wireApplication = (
	application: LoanApplication | undefined,
	language: LanguageCode,
): ReplyOf<typeof calls.getInfo> => {
	if (!application) return { status: 0 };
	const { sex, id_card_type, ...fields } = application.fields;
	return {
		...fields,
		...numbersOf(fields),
		status: applicationStatuses[application.status],
		reason: application.reason ? textIn(language, application.reason) : "",
		...(application.concerns && { reason_field: application.concerns }),
		...(sex && { sex: sex === "1" ? 1 : 2 }),
		...(id_card_type && { id_card_type: id_card_type === "1" ? 1 : 2 }),
	};
};

/** Whole numbers are sent as texts and answered as numbers. */
const numbersOf = (fields: SentFields) =>
	Object.fromEntries(
		counts.flatMap((name) => (fields[name] === undefined ? [] : [[name, Number(fields[name])]])),
	);
