import { Effect } from "effect";
import { earliestDay, type HistoryRange } from "../../paged-list/history-range.rule.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { startOfDay } from "../../time/calendar-day.ts";
import { AccountHistory } from "../account-history.port.ts";
import type { AccountRecord } from "../account-record.ts";
import { type StatementResult, statementOf } from "./statement.ts";

export interface StatementQuery {
	readonly accountId: number;
	/** The period; its end is exclusive. */
	readonly range: HistoryRange;
}

/** Pages that are read at most, as for an export. */
const maxPages = 500;

/**
 * Reads all changes of an account in a period and the last one before it, and makes the statement of them (Spec 2 §2,
 * §7). Only reads.
 */
export const readStatement = ({
	accountId,
	range,
}: StatementQuery): Effect.Effect<StatementResult, QueryError, AccountHistory> =>
	Effect.gen(function* () {
		const history = yield* AccountHistory;
		const start = startOfDay(earliestDay) ?? 0;
		const earlier = yield* history.records({
			accountId,
			page: 1,
			range: { startTime: start, endTime: range.startTime },
		});
		const changes = new Map<AccountRecord["id"], AccountRecord>();
		for (let page = 1; page <= maxPages; page++) {
			const { rows, total } = yield* history.records({ accountId, page, range });
			// Changes that happen during the reading move others to the next page.
			for (const row of rows) if (!changes.has(row.id)) changes.set(row.id, row);
			if (rows.length === 0 || changes.size >= total)
				return statementOf({ before: earlier.rows[0], changes: [...changes.values()], isWhole: true });
		}
		return statementOf({ before: earlier.rows[0], changes: [...changes.values()], isWhole: false });
	});
