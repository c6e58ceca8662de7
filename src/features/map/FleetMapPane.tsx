export function FleetMapPane(_props: object) {
  return <div className="h-80 md:flex-1" />;
}
