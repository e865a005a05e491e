import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../icon/icon.tsx";
import classes from "./refresh-button.module.css";

const refresh = "M19 12a7 7 0 1 1-2.1-5M19 3.5V7.5h-4";

/** Refreshes like a pull, for customers who can't pull. */
export const RefreshButton = (props: {
	readonly isBusy: boolean;
	readonly onPress: () => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<button
			type="button"
			className="icon-button"
			aria-label={t(props.isBusy ? "shared.list.refreshing" : "shared.list.refresh")}
			disabled={props.isBusy}
			onClick={props.onPress}
		>
			<Icon sign={refresh} className={classes.arrow} data-busy={props.isBusy} />
		</button>
	);
};
