import type { LoginForm } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./account-tabs.module.css";

interface AccountTabsProps {
	readonly by: LoginForm["by"];
	readonly onChoose: (by: LoginForm["by"]) => void;
}

export const AccountTabs = ({ by, onChoose }: AccountTabsProps): ReactNode => {
	const { t } = useWords();
	return (
		<fieldset className={classes.tabs}>
			<legend className="visually-hidden">{t("session.by")}</legend>
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
