import { Result } from "effect";
import type { Facts, WordKey } from "../words/words.ts";

/** The platform refuses the call and changes nothing. */
export interface Refusal {
	readonly message: WordKey;
	readonly facts?: Facts;
}

interface Reply<Data> {
	readonly data: Data;
	readonly message: WordKey;
}

export type Answer<Data> = Result.Result<Reply<Data>, Refusal>;

export const reply = <Data>(data: Data, message: WordKey = "answer.done"): Answer<Data> =>
	Result.succeed({ data, message });

export const refuse = (message: WordKey, facts?: Facts): Result.Result<never, Refusal> =>
	Result.fail(facts ? { message, facts } : { message });

const pageSize = 20;

/** One page of a list. Pages start at 1. */
export const pageOf = <Row>(rows: readonly Row[], page: string, size = pageSize) => ({
	data: rows.slice((Number(page) - 1) * size, Number(page) * size),
	total: rows.length,
});

/** Replies with one page of a list, each row as `toWire` writes it. */
export const pageReply = <Row, WireRow>(
	rows: readonly Row[],
	page: string,
	toWire: (row: Row) => WireRow,
	size = pageSize,
): Answer<{ readonly data: readonly WireRow[]; readonly total: number }> => {
	const { data, total } = pageOf(rows, page, size);
	return reply({ data: data.map(toWire), total });
};
