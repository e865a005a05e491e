import type { AccountName } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./account-tabs.module.css";

interface AccountTabsProps {
	readonly label: string;
	readonly by: AccountName["by"];
	readonly onChoose: (by: AccountName["by"]) => void;
}

/** The choice between e-mail and phone. */
export const AccountTabs = ({ label, by, onChoose }: AccountTabsProps): ReactNode => {
	const { t } = useWords();
	return (
		<fieldset className={classes.tabs}>
			<legend className="visually-hidden">{label}</legend>
			{(["email", "phone"] as const).map((one) => (
				<label key={one} className={classes.tab}>
					<input
						type="radio"
						name="by"
						className="visually-hidden"
						checked={one === by}
						onChange={() => onChoose(one)}
					/>
					{t(`session.${one}`)}
				</label>
			))}
		</fieldset>
	);
};
