import { type LeaderOrder, leaderOrders } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Skeleton } from "../../shell/faces.tsx";
import classes from "./order-chips.module.css";

interface OrderChipsProps {
	readonly chosen: LeaderOrder;
	readonly onChoose: (order: LeaderOrder) => void;
}

/** By which figure the leaders are ranked. */
export const OrderChips = ({ chosen, onChoose }: OrderChipsProps): ReactNode => {
	const { say } = useWords();
	return (
		<fieldset className={classes.chips} aria-label={say("ranking.by")}>
			{leaderOrders.map((order) => (
				<button
					key={order}
					type="button"
					className={classes.chip}
					aria-pressed={order === chosen}
					onClick={() => {
						if (order !== chosen) onChoose(order);
					}}
				>
					<span>{say(`ranking.${order}`)}</span>
				</button>
			))}
		</fieldset>
	);
};

/** Takes their room. */
export const OrderChipsSkeleton = (): ReactNode => (
	<div className={classes.chips} aria-hidden="true">
		<Skeleton width={260} height={30} />
	</div>
);
