import type { ReactNode } from "react";

export const HomePage = (): ReactNode => null;
