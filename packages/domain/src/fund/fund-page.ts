import type { ListPage } from "../paged-list/paged-list.ts";

/** A page of the funds' lists, which report their last page instead of the number of rows (Spec 2 §4, §7). */
export interface FundPage<Row> {
	readonly rows: readonly Row[];
	/** This is the last page. */
	readonly isLast: boolean;
}

/**
 * The page for a paged list. Its `total` is not for display: on the last page it is the number of its rows, so that
 * the list ends; before it is infinite.
 */
export const fundListPage = <Row extends { readonly id: number }>({
	rows,
	isLast,
}: FundPage<Row>): ListPage<Row, undefined> => ({
	rows,
	total: isLast ? new Set(rows.map(({ id }) => id)).size : Number.POSITIVE_INFINITY,
	extra: undefined,
});
