import type { AreaCode } from "@tradewind/domain/input";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { SearchField } from "../../search/search-field.tsx";
import { Empty, LoadError, Skeleton } from "../../status/status.tsx";
import { areaCodesOf } from "./area-codes.ts";
import { findAreas, namedAreas } from "./area-list.ts";
import classes from "./area-search.module.css";

interface AreaSearchProps {
	/** Of the chosen area. */
	readonly prefix: string;
	readonly onChoose: (area: AreaCode) => void;
}

/** The list of area codes as the content of a sheet: it can be searched by country and by code. */
export const AreaSearch = ({ prefix, onChoose }: AreaSearchProps): ReactNode => {
	const { t, language } = useWords();
	const list = areaCodesOf(useApp());
	const { areas, error } = useSelector(list, ({ context }) => context);
	const isFailed = useSelector(list, (snapshot) => snapshot.matches("failed"));
	const isLoading = useSelector(list, (snapshot) => snapshot.hasTag("busy"));
	const [typed, setTyped] = useState("");
	const named = useMemo(() => namedAreas(areas, language.tag), [areas, language.tag]);
	const found = findAreas(named, typed);
	if (isFailed) return <LoadError error={error} onRetry={() => list.send({ type: "retry" })} />;
	return (
		<div className={classes.search} aria-busy={isLoading}>
			<div className={classes.field}>
				<SearchField label={t("shared.phone.search")} value={typed} onType={setTyped} />
			</div>
			{isLoading ? <Skeletons /> : null}
			{!isLoading && found.length === 0 ? (
				<Empty text={t(typed === "" ? "shared.phone.none" : "shared.phone.notFound")} />
			) : null}
			<ul className={classes.list} data-answers>
				{found.map(({ area, name, prefix: code }) => (
					<li key={area.id}>
						<button
							type="button"
							className={classes.area}
							aria-pressed={code === prefix}
							onClick={() => onChoose(area)}
						>
							<bdi>{name}</bdi>
							<bdi dir="ltr" className={classes.code}>
								{code}
							</bdi>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
};

const Skeletons = (): ReactNode => (
	<div className={classes.waiting}>
		{Array.from({ length: 8 }, (_, index) => (
			<Skeleton key={String(index)} height={18} />
		))}
	</div>
);
