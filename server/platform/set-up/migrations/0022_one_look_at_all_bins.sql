-- suggest_bin() looks at all bins at once and no longer walks along them, so nothing reads in these orders.
drop index locations_bins;
drop index locations_bins_of_zone;
