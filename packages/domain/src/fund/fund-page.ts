import type { ListPage } from "../paged-list/paged-list.ts";

/** A page of the funds' lists, which tell their last page and not how many rows there are (Spec 2 §4, §7). */
export interface FundPage<Row> {
	readonly rows: readonly Row[];
	/** The page has reached the last one. */
	readonly isLast: boolean;
}

/**
 * The page as a list takes it. Its `total` is not a number to show, for nobody told one: the rows of the last page are no
 * more than those that are loaded, so that the list ends there; before it there are always more.
 */
export const fundListPage = <Row extends { readonly id: number }>({
	rows,
	isLast,
}: FundPage<Row>): ListPage<Row, undefined> => ({
	rows,
	total: isLast ? new Set(rows.map(({ id }) => id)).size : Number.POSITIVE_INFINITY,
	extra: undefined,
});
