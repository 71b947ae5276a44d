-- When each pillar was last tapped, by the device's clock and never later than its arrival. A save
-- that was lost and repeated, or that overtook a newer one, must not undo the later tap.
alter table daily_checkins
  add column nutrition_tapped_at timestamptz,
  add column movement_tapped_at timestamptz,
  add column sleep_tapped_at timestamptz,
  add column hormonal_balance_tapped_at timestamptz,
  add column sexual_health_tapped_at timestamptz;
