import { type Company, companyLogo, companyMail, companyWebsite } from "@tradewind/domain/support";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { InstrumentBadge } from "../../instruments/rows/badge.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { check } from "../../ui/icon/signs.ts";
import { type Fact, Facts } from "../../ui/sheet/fact-list.tsx";
import classes from "./company-card.module.css";

interface CompanyCardProps {
	readonly company: Company;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

/** A company with its known facts, which can be chosen; only https addresses are links (Spec 1 §3). */
export const CompanyCard = ({ company, isChosen, onChoose }: CompanyCardProps): ReactNode => {
	const { t } = useWords();
	const website = companyWebsite(company);
	const mail = companyMail(company);
	const facts: readonly Fact[] = [
		[t("search.company.address"), isolated(company.registeredAddress)],
		[t("search.company.location"), isolated(company.location)],
		[
			t("search.company.email"),
			mail ? (
				<a key="mail" className={classes.mail} href={`mailto:${mail}`} dir="ltr">
					{mail}
				</a>
			) : (
				isolated(company.email)
			),
		],
	];
	return (
		<li className={classes.card}>
			<div className={classes.head}>
				<InstrumentBadge instrument={{ logo: companyLogo(company) ?? "", symbol: company.name }} />
				<div className={classes.names}>
					<h2 className={classes.name}>
						<bdi>{company.name}</bdi>
					</h2>
					{company.subject ? <p className={classes.subject}>{isolated(company.subject)}</p> : null}
				</div>
			</div>
			<Facts facts={facts.filter(([, value]) => value !== undefined)} />
			<button type="button" className={classes.choose} aria-pressed={isChosen} onClick={onChoose}>
				{isChosen ? <Icon sign={check} size="1.25rem" weight={2} className={classes.check} /> : null}
				{t(isChosen ? "search.company.isChosen" : "search.company.choose")}
			</button>
			{website ? (
				<a className={classes.website} href={website} target="_blank" rel="noreferrer noopener">
					{t("search.company.website")} <bdi dir="ltr">{new URL(website).host}</bdi>
				</a>
			) : null}
		</li>
	);
};

/** In its own direction, independent of the page's. */
const isolated = (text: string): ReactNode => (text === "" ? undefined : <bdi>{text}</bdi>);
