import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { activityText, digitsOf } from "../../../activity/entry-text.ts";
import { useActivity } from "../../../activity/use-activity.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import classes from "./order-sheet.module.css";

/** How a closed order ended, as far as this device knows (docs/assumptions.md, A-144). */
export const EndNote = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const { t, language } = useWords();
	const { market } = useApp();
	// The store publishes every change of the entries.
	const { session } = useActivity();
	const entry = session?.actor
		.getSnapshot()
		.context.entries.find(
			(one) =>
				one.product === "contract" &&
				one.kind === "closed" &&
				one.order.id === order.id &&
				one.order.createdAt === order.createdAt,
		);
	if (!entry?.reason) return null;
	const digits = digitsOf(entry, market.getSnapshot().context.instruments);
	return (
		<p className={classes.end} data-reason={entry.reason}>
			{activityText(entry, { t, locale: language.tag, digits })}
		</p>
	);
};
