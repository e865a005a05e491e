import type { ListPage } from "../paged-list/paged-list.ts";
import type { TransferRecord } from "./transfer.ts";

/** A record of the log with its position: 1 is the oldest. Equal records have different positions. */
export interface NumberedTransfer extends TransferRecord {
	readonly place: number;
}

type Page<Row> = ListPage<Row, undefined>;

/**
 * Numbers the records of one log, page by page, because they have no id and two of them can be equal. The log grows only at its
 * newest end, so that a position never changes. The first page has to be read first: it defines the page size.
 */
export const numberTransfers = (): ((
	pageNumber: number,
	page: Page<TransferRecord>,
) => Page<NumberedTransfer>) => {
	let pageSize = 0;
	return (pageNumber, { rows, total, extra }) => {
		if (pageNumber === 1) pageSize = rows.length;
		const newest = total - (pageNumber - 1) * pageSize;
		return { rows: rows.map((row, index) => ({ ...row, place: newest - index })), total, extra };
	};
};
