import type { Page } from "@playwright/test";

export const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

/** The result of the last closed order; an order that ends at its opening price records none. */
export const newest = /^(Result|Margin released): /;
