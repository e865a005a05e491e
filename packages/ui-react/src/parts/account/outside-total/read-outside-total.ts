import { Funds } from "@tradewind/domain/fund";
import { debtOf, Loans } from "@tradewind/domain/loan";
import type { Money } from "@tradewind/domain/money";
import { Result } from "effect";
import type { App } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";
import { remindOfLoan } from "../../loan/reminder/remind-of-loan.ts";

/** What the total assets do not show (docs/assumptions.md, A-513). A figure is `undefined` until it is known. */
export interface OutsideTotal {
	/** Subscribed to funds. */
	readonly funds: Money | undefined;
	/** Loans to repay, with their interest and penalty. */
	readonly debt: Money | undefined;
}

/**
 * Reads the money in funds and the debt, and reminds of a loan that is due. A figure that cannot be read is not known. All unpaid loans are on the first page,
 * because the platform gives one at a time.
 */
export const readOutsideTotal = async (app: App): Promise<OutsideTotal> => {
	const [funds, loans] = await Promise.all([
		runRequest(
			app,
			Funds.use((port) => port.summary),
			shownReading,
		),
		runRequest(
			app,
			Loans.use((port) => port.records({ page: 1 })),
			shownReading,
		),
	]);
	if (Result.isSuccess(loans)) void remindOfLoan(app, loans.success.rows).catch(() => {});
	return {
		funds: Result.isSuccess(funds) ? funds.success.subscribed : undefined,
		debt: Result.isSuccess(loans) ? debtOf(loans.success.rows) : undefined,
	};
};
