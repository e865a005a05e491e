import type { ReactNode } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import classes from "./review-card.module.css";

const ring = "M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38z";
const signs = { waiting: `${ring}M24 13v11l7 5`, verified: `${ring}M15 24.5l6.5 6.5L34 18` } as const;

interface ReviewCardProps {
	readonly kind: "waiting" | "verified";
	readonly title: string;
	readonly children: ReactNode;
}

/** The state of a review, wherever a customer waits for one: its sign, a sentence, by when it ends if that is promised, and the next steps. */
export const ReviewCard = ({ kind, title, children }: ReviewCardProps): ReactNode => (
	<section className={classes.card} data-kind={kind}>
		<Icon sign={signs[kind]} box={48} size="3.5rem" weight={2.6} className={classes.sign} />
		<h2>{title}</h2>
		{children}
	</section>
);
