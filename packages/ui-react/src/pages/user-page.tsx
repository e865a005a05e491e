import type { ReactNode } from "react";

export const UserPage = (): ReactNode => null;
