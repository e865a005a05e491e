import type { ReactNode } from "react";
import classes from "./figure.module.css";
import { hiddenAmount } from "./money-text.ts";

/** Asterisks instead of an amount. Their number and colour are the same for each amount. */
export const HiddenAmount = ({ className }: { readonly className?: string | undefined }): ReactNode => (
	<bdi dir="ltr" translate="no" className={[classes.figure, className].filter(Boolean).join(" ")}>
		{hiddenAmount}
	</bdi>
);
